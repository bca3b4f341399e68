export { exchangeKey } from './web/exchange-key.ts';
export { openInApp } from './web/open-in-app.ts';
