import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { InfoIcon } from '#web/ui/icons.tsx';
import { errorPageTexts } from './error-page-texts.ts';
import './error-page.css';

/** Says why there is nothing to see here, with a link back. Needs `errorPageTexts`. */
export function SaidPlainly({ title, text }: { title: string; text: string }) {
  const context = usePageContext();
  const say = useTexts(errorPageTexts);
  return (
    <div className="hb-page hb-page-reading hb-error">
      <div className="hb-error-sign">
        <InfoIcon />
      </div>
      <h1 className="hb-page-title">{title}</h1>
      <p className="hb-error-line">{text}</p>
      <div className="hb-error-ways">
        <LinkButton kind="primary" size="large" href={pageHref(context, 'home')}>
          {say.toTop}
        </LinkButton>
      </div>
    </div>
  );
}
