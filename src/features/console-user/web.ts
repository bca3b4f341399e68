export { passWebAccess, type WebAccessFacts } from './web/pass-web-access.ts';
