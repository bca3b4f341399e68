import type { PostalCodeTexts } from './jpn.ts';

export default {
  failed: '未能查询到地址，请核对邮政编码或直接填写地址',
  required: '请输入邮政编码',
  postalCode: '请输入7位数字的邮政编码',
  postalCodeHyphen: '查询地址时，请输入不带连字符的7位数字',
} satisfies PostalCodeTexts;
