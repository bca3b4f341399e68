import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, siteHref } from '#web/site/page-context.ts';
import type { readTerms } from '../contract.ts';
import { termsTexts } from './terms-texts.ts';

export type TermsKind = 'terms' | 'privacy';

export type TermsData =
  | { kind: 'off' }
  | { kind: 'elsewhere'; href: string }
  /** The body as safe HTML; '' when the organiser has written none. */
  | { kind: 'text'; html: string };

export interface TermsSetting {
  isOn: boolean;
  type: 'Text' | 'Url';
  url: string | null;
  title: string;
}

/** The settings of one of the two, with our title when the organiser gave none (core 3.6). */
export function termsSetting({ init, language }: PageContext<SiteInit>, which: TermsKind): TermsSetting {
  const { terms } = init;
  const say = termsTexts.of(language);
  return which === 'terms'
    ? { isOn: terms.switchTerms, type: terms.typeTerms, url: terms.urlTerms, title: terms.titleTerms || say.terms }
    : {
        isOn: terms.switchPrivacy,
        type: terms.typePrivacy,
        url: terms.urlPrivacy,
        title: terms.titlePrivacy || say.privacy,
      };
}

export async function loadTerms(context: PageContext<SiteInit>, which: TermsKind): Promise<TermsData> {
  const { isOn, type, url } = termsSetting(context, which);
  if (!isOn) return { kind: 'off' };
  if (type === 'Url') return url ? { kind: 'elsewhere', href: hrefOf(context, url) } : { kind: 'text', html: '' };
  const { data } = await context.api.get<typeof readTerms>('terms/{portalId}[/{eventId}]', { params: context.site });
  return { kind: 'text', html: data[which] };
}

function hrefOf(context: PageContext<SiteInit>, url: string): string {
  return url.startsWith('/') ? siteHref(context, url) : url;
}
