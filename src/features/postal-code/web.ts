export { findPostalPlaces } from './web/find-postal-places.ts';
export { postalCodeTexts } from './web/postal-code-texts.ts';
