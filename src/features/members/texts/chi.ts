import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: '此账户属于门户。请在门户的会员页面操作。',
  mail: { required: '请输入邮箱地址。', invalid: '请检查邮箱地址的格式。' },
};
export default texts;
