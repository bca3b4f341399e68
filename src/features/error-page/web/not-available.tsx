import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { InfoIcon } from '#web/ui/icons.tsx';
import { errorPageTexts } from './error-page-texts.ts';
import './error-page.css';

/** A page whose feature this site does not have: said plainly, with the way back. Needs `notAvailableTexts`. */
export function NotAvailablePage() {
  const context = usePageContext();
  const say = useTexts(errorPageTexts);
  return (
    <div className="hb-page hb-page-reading hb-error">
      <div className="hb-error-sign">
        <InfoIcon />
      </div>
      <h1 className="hb-page-title">{say.notAvailableTitle}</h1>
      <p className="hb-error-line">{say.notAvailableText}</p>
      <div className="hb-error-ways">
        <LinkButton kind="primary" size="large" href={pageHref(context, 'home')}>
          {say.toTop}
        </LinkButton>
      </div>
    </div>
  );
}
