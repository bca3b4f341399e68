import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { type SaleSection, saleSections } from '../../../rules/sale-sections.ts';
import { sectionTexts } from './section-texts.ts';
import './sections.css';

interface SectionLinksProps {
  site: string;
  contentId: number;
  /** The one that is open. */
  open?: SaleSection;
}

/** The ways to what counts for all tickets of a sale. */
export function SectionLinks({ site, contentId, open }: SectionLinksProps) {
  const words = useWords(sectionTexts);
  return (
    <nav className="hc-sections" aria-label={words.nav}>
      {saleSections.map((section) => (
        <Link
          key={section}
          to={`/console/sites/${site}/tickets/${contentId}/${section}`}
          aria-current={section === open ? 'page' : undefined}
        >
          {words.names[section]}
        </Link>
      ))}
    </nav>
  );
}
