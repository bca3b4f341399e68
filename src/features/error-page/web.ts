export { errorPageTexts as notAvailableTexts } from './web/error-page-texts.ts';
export { rememberErrorVariant } from './web/error-variant.ts';
export { NotAvailablePage } from './web/not-available.tsx';
