import { enhancePhotos } from "#features/submissions/enhance/enhance-photos.ts";
import { watchRemarks } from "#features/submissions/enhance/watch-remarks.ts";
import { serviceRequestFields } from "./service-request.ts";

enhancePhotos("service-request", serviceRequestFields, 120_000);
watchRemarks("service-request", serviceRequestFields);
