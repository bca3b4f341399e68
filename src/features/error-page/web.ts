export { errorPageTexts as notAvailableTexts } from './web/error-page-texts.ts';
export { rememberErrorVariant } from './web/error-variant.ts';
export { LastResort, lastResortMessage } from './web/last-resort.tsx';
export { LastResortBoundary } from './web/last-resort-boundary.tsx';
export { NotAvailablePage } from './web/not-available.tsx';
export type { ErrorVariant } from './rules/error-words.ts';
