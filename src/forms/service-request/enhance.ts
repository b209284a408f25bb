import { enhanceUpload } from "#features/submissions/enhance/enhance-upload.ts";
import { watchRemarks } from "#features/submissions/enhance/watch-remarks.ts";
import { serviceRequestFields } from "./service-request.ts";

// 10 MB over 256 kbit/s take five and a half minutes.
enhanceUpload("service-request", serviceRequestFields, 900_000);
watchRemarks("service-request", serviceRequestFields);
