import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, pageHref, siteHref, usePageContext } from '#web/site/page-context.ts';
import { ExternalIcon } from '#web/ui/icons.tsx';
import { type DoorTexts, useDoorTexts } from './account-door-texts.ts';
import { CheckField } from './check-field.tsx';

export interface TermsLink {
  title: string;
  href: string;
}

/** The box by which a new member agrees to the terms and the privacy policy of the site (TERMS-002..007). */
function termsLinks(context: PageContext<SiteInit>, say: DoorTexts): TermsLink[] {
  const { terms } = context.init;
  const hrefOf = (type: 'Text' | 'Url', url: string | null, page: 'terms' | 'privacyPolicy'): string => {
    if (type === 'Text' || url === null || url === '') return pageHref(context, page);
    return url.startsWith('/') ? siteHref(context, url) : url;
  };
  return [
    terms.switchTerms && {
      title: terms.titleTerms || say.terms,
      href: hrefOf(terms.typeTerms, terms.urlTerms, 'terms'),
    },
    terms.switchPrivacy && {
      title: terms.titlePrivacy || say.privacy,
      href: hrefOf(terms.typePrivacy, terms.urlPrivacy, 'privacyPolicy'),
    },
  ].filter((link) => link !== false);
}

/** The links open in another tab, so reading them loses nothing that was typed. */
export function TermsAgreement({ error }: { error: string | undefined }) {
  const say = useDoorTexts();
  const links = termsLinks(usePageContext<SiteInit>(), say);
  if (links.length === 0) return null;
  return (
    <div className="hb-agreement">
      <p className="hb-field-label">{say.register.terms}</p>
      <ul className="hb-agreement-links">
        {links.map(({ title, href }) => (
          <li key={href}>
            <a className="hb-link" href={href} target="_blank" rel="noopener noreferrer">
              {title}
              <ExternalIcon label={say.opensNewTab} />
            </a>
          </li>
        ))}
      </ul>
      <CheckField name="is_agreed" label={say.register.agree} error={error} />
    </div>
  );
}
