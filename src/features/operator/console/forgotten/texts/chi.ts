import type { ForgottenTexts } from './jpn.ts';

const texts: ForgottenTexts = {
  title: '忘记密码时',
  text: '我们会通过邮件发送设置新密码的链接。还需要验证器应用中的代码或恢复代码。',
  send: '发送链接',
  sent: '如果此邮箱已有账号，邮件已发出。请在1小时内打开链接。',
  newTitle: '设置新密码',
  newText: '请用验证器应用中的代码或恢复代码确认是您本人。',
  code: '验证器应用代码或恢复代码',
  use: '设置并登录',
  over: '链接在1小时内有效，且只能使用一次。请在登录页面重新申请。',
};
export default texts;
