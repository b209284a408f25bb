import { BrandMark } from "../brand.tsx";
import { useStaff } from "./staff-context.tsx";

/** The mark and the company's name; leads to the website. */
export function StaffBrand() {
  const { company } = useStaff();
  return <BrandMark href="/" {...company} />;
}
