export { openInApp } from './web/open-in-app.ts';
