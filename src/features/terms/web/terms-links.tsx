import type { SiteInit } from '#features/site/web.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { ExternalIcon } from '#web/ui/icons.tsx';
import { organiserHref } from '#web/site/site-link.tsx';
import { type TermsKind, termsSetting } from './load-terms.ts';
import { termsTexts } from './terms-texts.ts';

const pages = { terms: 'terms', privacy: 'privacyPolicy' } as const;

/** Links to the terms and the policy, in a new tab, so that nothing typed here is lost (TERMS-003 to TERMS-007). */
export function TermsLinks() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(termsTexts);
  const links = (['terms', 'privacy'] satisfies TermsKind[]).flatMap((which) => {
    const { isOn, type, url, title } = termsSetting(context, which);
    const href = type === 'Url' ? url && organiserHref(context, url) : pageHref(context, pages[which]);
    return isOn && href ? [{ href, title }] : [];
  });
  return (
    <ul className="hb-re-agreement-links">
      {links.map(({ href, title }) => (
        <li key={href}>
          <a className="hb-link" href={href} target="_blank" rel="noopener noreferrer">
            {title}
            <ExternalIcon label={say.newTab} />
          </a>
        </li>
      ))}
    </ul>
  );
}
