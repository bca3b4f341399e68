import type { MemberTexts } from './jpn.ts';

const texts: MemberTexts = {
  accountElsewhere: '此账号属于门户。请在门户的会员页面操作。',
  request: {
    closed: '其他负责人已结束此请求。',
    proven: '已确认请求人的身份。',
    unproven: '请先确认请求人的身份。',
    otherKind: '此请求不是关于删除的。',
    changed: '查看之后此人的信息有变化。请确认内容后重新选择。',
    future: '收到日期不能晚于今天。',
  },
  code: {
    wrong: '号码不正确。',
    expired: '号码已过期，请重新发送。',
    tooManyTries: '错误次数过多，请重新发送。',
  },
  mail: { required: '请输入邮箱地址。', invalid: '请检查邮箱地址的格式。' },
};
export default texts;
