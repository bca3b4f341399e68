import type { LanguageCode } from '#kernel/language.ts';
import type { ErrorVariant } from './error-variants.ts';

/** `failed`: its address names the page that could not be loaded. `preview`: it names a draft. */
export type ErrorForm = ErrorVariant | 'failed' | 'preview';

/** The English words on the page in every language (core 2.7). */
export const englishLine = 'An error has occurred. Please try again later.';
const englishNotInvited = 'You need to login with an invited account.';
const englishPreview = 'Please open the preview again from the console.';
/** The words of an unknown page (core 2.4). */
const englishNotFound = 'This page could not be found';

const englishLines: Partial<Record<ErrorForm, string>> = {
  notFound: englishNotFound,
  notInvited: englishNotInvited,
  preview: englishPreview,
};

/** The line for visitors who cannot read the page's language; undefined on a page in English. */
export function englishFallback(language: LanguageCode, variant: ErrorForm | undefined): string | undefined {
  if (language === 'eng') return undefined;
  return (variant && englishLines[variant]) ?? englishLine;
}

interface Said {
  title: string;
  message: string;
  detail?: string;
}

export interface ErrorCatalogue extends Said {
  notFoundLine: string;
  failedTitle: string;
  notInvited: Said;
  chat: Said;
  preview: Said;
}

export interface ErrorWords {
  title: string;
  lines: string[];
}

/** The texts of the page. The organiser's title replaces that of the plain page only. */
export function errorWords(
  variant: ErrorForm | undefined,
  catalogue: ErrorCatalogue,
  organisersTitle: string | null | undefined,
): ErrorWords {
  if (variant === 'notInvited' || variant === 'chat' || variant === 'preview') {
    const { title, message, detail } = catalogue[variant];
    return { title, lines: detail === undefined ? [message] : [message, detail] };
  }
  // The organiser's title is about a page that is not there.
  if (variant === 'failed') return { title: catalogue.failedTitle, lines: [catalogue.message] };
  const title = organisersTitle || catalogue.title;
  // Another try does not bring a page that is not there.
  return { title, lines: [variant === 'notFound' ? catalogue.notFoundLine : catalogue.message] };
}
