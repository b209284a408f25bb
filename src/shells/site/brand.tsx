import { BrandMark } from "#ui/brand.tsx";
import { usePage } from "#ui/site/page-context.tsx";

/** The logo and the company's name, as a link to the home page. */
export function Brand() {
  const { href, company, identity } = usePage();
  const { name = "", shortName = "" } = company ?? {};
  return <BrandMark href={href("/")} name={name} shortName={shortName} logo={identity.logo} />;
}
