import type { IdentityMessages } from './jpn.ts';

export default {
  notOffered: (name) => `本网站不支持使用“${name}”登录。`,
  portalAccounts: '此活动的会员即门户的会员，请在门户设置登录方式。',
  tooMany: '操作次数过多。',
  cancelled: (name) => `您已取消使用“${name}”登录。`,
  refused: (name) => `“${name}”未接受此次登录，请重试。`,
  notGenuine: (name) => `无法验证“${name}”的响应，已中止登录，请重试。`,
  unavailable: (name) => `暂时无法连接“${name}”，请稍后重试。`,
  tooLate: '本次登录已过期或已完成，请重新开始。',
  otherBrowser: '本次登录是在其他浏览器中开始的，请在同一浏览器中重新开始。',
  otherSession: '操作过程中登录状态发生了变化，请重新开始。',
  identityTaken: (name) => `此“${name}”账号已与其他账号关联。`,
  otherIdentity: (name) => `您的账号已关联另一个“${name}”账号。如需更改，请先在登录信息中解除关联。`,
  accountExists: (name) =>
    `已有账号使用与“${name}”相同的电子邮箱。为确认是您本人，请使用电子邮箱或登录ID以及密码登录，登录后即完成关联。`,
  mailNotVerified: (name) =>
    `“${name}”中没有已验证的电子邮箱，因此无法创建账号。请先注册新账号，再在登录信息中进行关联。`,
  onlyWayIn: '解除关联后将无法登录，请先设置密码。',
} satisfies IdentityMessages;
