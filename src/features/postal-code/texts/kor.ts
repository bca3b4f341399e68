import type { PostalCodeTexts } from './jpn.ts';

export default {
  failed: '주소를 검색하지 못했습니다. 우편번호를 확인하거나 주소를 직접 입력해 주세요',
  required: '우편번호를 입력해 주세요',
  postalCode: '우편번호를 숫자 7자리로 입력해 주세요',
  postalCodeHyphen: '주소를 검색할 때는 하이픈 없이 숫자 7자리로 입력해 주세요',
} satisfies PostalCodeTexts;
