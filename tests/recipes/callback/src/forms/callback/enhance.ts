import { enhanceUpload } from "#features/submissions/enhance/enhance-upload.ts";
import { callbackFields } from "./callback.ts";

enhanceUpload("callback", callbackFields, 900_000);
