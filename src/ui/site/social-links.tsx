import { usePage } from "./page-context.tsx";

/** The company's pages on social networks. */
export function SocialLinks() {
  const { company } = usePage();
  return (
    <ul>
      {company?.social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
