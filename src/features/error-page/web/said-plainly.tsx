import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { InfoIcon } from '#web/ui/icons.tsx';
import { errorPageTexts } from './error-page-texts.ts';
import './error-page.css';

interface SaidPlainlyProps {
  title: string;
  text: string;
  /** The way on, in place of the one to the home; null: there is none. */
  way?: { href: string; label: string } | null;
}

/** Says why there is nothing to see here, with a link back. Needs `errorPageTexts`. */
export function SaidPlainly({ title, text, way }: SaidPlainlyProps) {
  const context = usePageContext();
  const say = useTexts(errorPageTexts);
  const { href, label } = way ?? { href: pageHref(context, 'home'), label: say.toTop };
  return (
    <div className="hb-page hb-page-reading hb-error">
      <div className="hb-error-sign">
        <InfoIcon />
      </div>
      <h1 className="hb-page-title">{title}</h1>
      <p className="hb-error-line">{text}</p>
      {way === null ? null : (
        <div className="hb-error-ways">
          <LinkButton kind="primary" size="large" href={href}>
            {label}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
