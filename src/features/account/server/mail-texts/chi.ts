import type { AccountMailTexts } from './jpn.ts';

const notYou = '如非本人操作，请忽略此邮件。您的注册信息不会改变。';

const codeFootnote = '验证码60分钟内有效。如非本人操作，请忽略此邮件。请勿将验证码告知他人。';

const chi: AccountMailTexts = {
  registrationCode: {
    subject: (siteName, code) => `【${siteName}】验证码 ${code}`,
    heading: '会员注册验证码',
    paragraphs: (siteName) => [`请在“${siteName}”的会员注册页面输入以下6位验证码。`],
    footnote: codeFootnote,
  },
  alreadyRegistered: {
    subject: (siteName) => `【${siteName}】您已注册过会员`,
    heading: '您已注册过会员',
    paragraphs: (siteName) => [
      `有人在“${siteName}”使用此电子邮箱申请注册会员，但该邮箱已经注册。`,
      '请从登录页面登录。如忘记密码，可通过登录页面的“忘记密码？”重新设置。',
    ],
    footnote: notYou,
    button: '登录',
  },
  registered: {
    subject: (siteName) => `【${siteName}】会员注册已完成`,
    heading: '感谢您的注册',
    paragraphs: (siteName) => [`您已完成“${siteName}”的会员注册。`, '您可以随时在“我的主页”查看和修改注册信息。'],
    button: '打开我的主页',
  },
  resetCode: {
    subject: (siteName, code) => `【${siteName}】重设密码验证码 ${code}`,
    heading: '重设密码验证码',
    paragraphs: (siteName) => [`请在“${siteName}”的重设密码页面输入以下6位验证码。`],
    footnote: codeFootnote,
  },
  noAccount: {
    subject: (siteName) => `【${siteName}】该电子邮箱尚未注册`,
    heading: '该电子邮箱尚未注册',
    paragraphs: (siteName) => [
      `有人在“${siteName}”使用此电子邮箱申请重设密码，但未找到对应的会员。`,
      '请确认您是否使用其他邮箱注册。如尚未注册，请先注册会员。',
    ],
    footnote: '如非本人操作，请忽略此邮件。',
    button: '注册会员',
  },
  passwordChanged: {
    subject: (siteName) => `【${siteName}】密码已更改`,
    heading: '密码已更改',
    paragraphs: (siteName) => [
      `您在“${siteName}”的密码已更改，其他设备已退出登录。`,
      '如非本人操作，请立即重新设置密码。',
    ],
    button: '重新设置密码',
  },
  mailChangeCode: {
    subject: (siteName, code) => `【${siteName}】更改电子邮箱验证码 ${code}`,
    heading: '更改电子邮箱验证码',
    paragraphs: (siteName) => [`请在“${siteName}”的登录信息页面输入以下6位验证码。`],
    footnote: codeFootnote,
  },
  mailTaken: {
    subject: (siteName) => `【${siteName}】有人申请更改为该电子邮箱`,
    heading: '该电子邮箱已被使用',
    paragraphs: (siteName) => [`“${siteName}”的另一位会员申请更改为此电子邮箱。该邮箱已经注册，因此无法更改。`],
    footnote: notYou,
  },
  mailChanged: {
    subject: (siteName) => `【${siteName}】电子邮箱已更改`,
    heading: '电子邮箱已更改',
    paragraphs: (siteName) => [
      `您在“${siteName}”注册的电子邮箱已更改，今后不会再向此邮箱发送通知。`,
      '如非本人操作，请联系主办方。',
    ],
  },
  unsubscribed: {
    subject: (siteName) => `【${siteName}】账号已注销`,
    heading: '账号已注销',
    paragraphs: (siteName) => [
      `您在“${siteName}”的账号已注销。感谢您一直以来的支持。`,
      '您可能仍会收到已发出的通知邮件，约一周内将停止发送。',
    ],
  },
};
export default chi;
