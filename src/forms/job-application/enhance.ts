import { enhanceUpload } from "#features/submissions/enhance/enhance-upload.ts";
import { jobApplicationFields } from "./job-application.ts";

// 10 MB over 256 kbit/s take five and a half minutes.
enhanceUpload("application", jobApplicationFields, 900_000);
