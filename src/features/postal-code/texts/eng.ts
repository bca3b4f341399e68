import type { PostalCodeTexts } from './jpn.ts';

export default {
  failed: 'Address lookup failed. Check the postal code or enter the address yourself',
  required: 'Enter a postal code',
  postalCode: 'Enter a seven-digit postal code',
  postalCodeHyphen: 'To look up the address, enter seven digits without a hyphen',
} satisfies PostalCodeTexts;
