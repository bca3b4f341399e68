import type { OperatorTexts } from './jpn.ts';

const chi: OperatorTexts = {
  refusals: {
    notSignedIn: '登录已失效，请重新登录。',
    wrongCredentials: '邮箱地址或密码不正确。',
    linkIsOver: '该链接无法使用：可能已被使用或已过期。',
    foreignOrigin: '此操作只能在本服务器的管理后台进行。',
    noRight: '您没有执行此操作的权限。',
  },
  fields: {
    mailInvalid: '邮箱地址格式不正确。',
    mailTaken: '该邮箱地址已注册，请直接登录。',
    passwordIsMail: '密码不能与邮箱地址相同。',
  },
  demoName: '演示主办方',
};
export default chi;
