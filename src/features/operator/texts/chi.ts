import type { OperatorTexts } from './jpn.ts';

const chi: OperatorTexts = {
  refusals: {
    notSignedIn: '登录已失效，请重新登录。',
    wrongCredentials: '邮箱地址或密码不正确。',
    linkIsOver: '该链接无法使用：可能已被使用或已过期。',
    foreignOrigin: '此操作只能在本服务器的管理后台进行。',
    noRight: '您没有执行此操作的权限。',
    wrongPasskey: '无法验证该通行密钥，请重试。',
    wrongCode: '验证码不正确或已被使用，请使用下一个验证码。',
    wrongPassword: '密码不正确。',
    noPasskeysHere: '此地址无法使用通行密钥。请通过 https 和域名打开管理后台。',
    tooManyPasskeys: '通行密钥数量已达上限，请先删除不用的通行密钥。',
    lastFactor: '不能删除最后一种验证方式，请先设置另一种。',
    lastOwner: '不能移除最后一位所有者，请先指定其他所有者。',
    aboveYou: '您不能授予或更改超出自身权限的权限。',
    otherMail: '该链接是发给其他邮箱地址的，请用该地址登录。',
    noAddress: '本服务器未设置公开地址（HIROBA_URL），无法发送邀请邮件。请生成链接后直接转交。',
    noAddressForLink: '本服务器未设置公开地址（HIROBA_URL），无法发送链接。请联系服务器管理员。',
    resetWaits: '重置申请已提交。',
    resetOfSelf: '请由其他所有者为您申请重置。',
    resetOfOthers: '只有此人所有网站的所有者或服务器管理员才能执行此操作。',
    tooEarly: '该重置尚未生效，申请 24 小时后才能使用。',
  },
  proofs: {
    setUp: '执行此操作前，请先设置通行密钥或验证码应用。',
    secondFactor: '执行此操作前，请使用通行密钥或验证码进行验证。',
    stepUp: '执行此操作前，请再次验证身份。',
  },
  fields: {
    mailInvalid: '邮箱地址格式不正确。',
    mailTaken: '该邮箱地址已注册，请直接登录。',
    mailIsOwn: '这就是您目前的邮箱地址。',
    passwordIsMail: '密码不能与邮箱地址相同。',
    mailNotInvited: '该邀请是发给其他邮箱地址的。',
    secretMissing: '请设置密码或通行密钥。',
    mailMissing: '通过邮件邀请需要填写邮箱地址。',
    boothsMissing: '请为参展商至少选择一个展位。',
  },
  passkeyName: '第一个通行密钥',
  demoName: '演示主办方',
};
export default chi;
