import { BrandMark } from "../brand.tsx";
import { useStaff } from "./staff-context.tsx";

/** The logo and the company's name, as a link to the website. */
export function StaffBrand() {
  const { company } = useStaff();
  const { name, shortName, logo } = company;
  return <BrandMark href="/" name={name} shortName={shortName} logo={logo} />;
}
