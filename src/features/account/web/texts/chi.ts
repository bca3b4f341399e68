import type { AccountPageTexts } from './jpn.ts';

export default {
  mail: '电子邮箱',
  mailExample: 'name@example.com',
  loginId: '登录ID',
  loginIdHint: '8～32个字符，可使用半角英文字母、数字以及“.”“_”“-”。',
  password: '密码',
  newPassword: '新密码',
  currentPassword: '当前密码',
  showPassword: '显示密码',
  passwordLength: '8～32个字符',
  passwordCharacters: '半角英文字母、数字和符号（不可使用空格）',
  passwordOther: '与电子邮箱和登录ID不同',
  passwordNotMail: '与电子邮箱不同',
  code: '验证码（6位数字）',
  cancel: '取消',
  retry: '重新加载',
  sending: '正在发送',

  codeStep: {
    lead: (mail: string) => `我们已向 ${mail} 发送邮件，请输入邮件中的6位验证码。`,
    spam: '邮件可能需要约30分钟才能送达。如未收到，请同时查看垃圾邮件文件夹。',
    submit: '下一步',
    submitting: '正在确认',
    resend: '重新发送验证码',
    resendIn: (seconds: number) => `重新发送验证码（${seconds}秒后）`,
    resent: '邮件已重新发送，请输入新的验证码。',
    otherMail: '重新填写电子邮箱',
  },
} satisfies AccountPageTexts;
