import type { PostalCodeTexts } from './jpn.ts';

export default {
  failed: 'The address lookup failed. Please check the postal code, or enter the address yourself',
  required: 'Please enter a postal code',
  postalCode: 'Please enter the postal code as seven digits',
  postalCodeHyphen: 'To look up the address, please enter seven digits without a hyphen',
} satisfies PostalCodeTexts;
