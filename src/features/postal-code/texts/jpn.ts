const texts = {
  failed: '住所を検索できませんでした。郵便番号を確かめるか、住所を直接入力してください',
  required: '郵便番号を入力してください',
  postalCode: '郵便番号は7桁の数字で入力してください',
  postalCodeHyphen: '住所を検索するときは、ハイフンなしの7桁の数字で入力してください',
};
export type PostalCodeTexts = typeof texts;
export default texts;
