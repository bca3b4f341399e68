import { OrganiserLink } from '#web/site/site-link.tsx';

export interface BlockLinksProps {
  /** What a screen reader calls them. */
  name: string;
  links: readonly { label: string; link: string }[];
}

/** The links of a header or a footer. */
export function BlockLinks({ name, links }: BlockLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="hb-block-nav" aria-label={name}>
      <ul>
        {links.map(({ label, link }) => (
          <li key={label + link}>
            <OrganiserLink className="hb-block-link" link={link}>
              {label}
            </OrganiserLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
