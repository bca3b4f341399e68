import type { OperatorMailTexts } from './jpn.ts';

const notYou = '如非您本人操作，请立即告知其他所有者或服务器管理员。';

const chi: OperatorMailTexts = {
  sender: 'Hiroba 管理后台',
  everything: '所有网站',
  roles: {
    owner: '所有者',
    editor: '编辑',
    sales: '销售',
    reception: '签到',
    exhibitor: '参展商',
    reader: '只读成员',
  },
  invitation: ({ site, who, role }) => ({
    subject: `您已受邀加入“${site}”的管理后台`,
    heading: '管理后台邀请',
    paragraphs: [`${who} 邀请您加入“${site}”，角色：${role}。`, '请点击下方按钮开始。'],
    button: '接受邀请',
    footnote: '该链接 72 小时内有效，仅限此邮箱地址使用一次。如非您本人所需，请忽略本邮件，请勿转发。',
  }),
  boothTask: (names) =>
    `${names.length === 0 ? '' : `您负责的展位：${names.join('、')}。`}请在管理后台填写名称、图片和介绍。`,
  noteOf: (who, note) => `${who} 的留言：${note}`,
  linkUntil: (when) => `链接有效期至 ${when}。`,
  dear: (name) => `${name}：`,
  boothReminder: ({ site, who }) => ({
    subject: `请准备“${site}”的展位`,
    heading: '请准备您的展位',
    paragraphs: [`${who}提醒您准备“${site}”的展位。`, '您可以在管理后台填写名称、图片和介绍。'],
    button: '编辑展位',
  }),
  resetAsked: ({ who, when }) => ({
    subject: '有人申请重置您的身份验证方式',
    heading: '重置身份验证方式',
    paragraphs: [
      `${who} 申请重置您在管理后台的身份验证方式（通行密钥、验证码）。`,
      `自 ${when} 起，现有方式可能全部失效。`,
      '如非您本人要求，请在此之前登录管理后台取消，并告知其他所有者。',
    ],
    button: '打开管理后台',
  }),
  resetDone: () => ({
    subject: '您的身份验证方式已重置',
    heading: '身份验证方式已重置',
    paragraphs: ['原有的通行密钥、验证码和恢复码均已失效，请设置新的方式。', notYou],
    button: '打开管理后台',
  }),
  recoveryCodeUsed: (left) => ({
    subject: '您的恢复码已被使用',
    heading: '恢复码已被使用',
    paragraphs: [`您的一个恢复码已在管理后台使用，剩余 ${left} 个。`, '如非您本人操作，请立即登录并更换密码和恢复码。'],
    button: '打开管理后台',
  }),
  newPassword: () => ({
    subject: '设置新密码',
    heading: '设置新密码',
    paragraphs: [
      '有人表示您忘记了管理后台的密码。',
      '请点击下方按钮，输入验证器应用中的代码或恢复代码，然后设置新密码。',
    ],
    button: '设置密码',
    footnote: '此链接在1小时内有效，且只能使用一次。如非您本人操作，请忽略此邮件，不会有任何变化。',
  }),
  passwordLost: () => ({
    subject: '忘记密码时',
    heading: '忘记密码时',
    paragraphs: [
      '有人表示您忘记了管理后台的密码。',
      '此账号未设置两步验证，因此仅凭邮件无法更改密码。如有通行密钥，可直接登录；如没有，请让其他所有者或服务器管理员为您重置。',
      '如非您本人操作，请忽略此邮件，不会有任何变化。',
    ],
    button: '打开管理后台',
  }),
  passwordRenewed: () => ({
    subject: '您的密码已更改',
    heading: '密码已更改',
    paragraphs: ['您的管理后台密码已通过邮件链接和验证码更改，其他浏览器均已退出登录。', notYou],
    button: '打开管理后台',
  }),
  mailChange: (who) => ({
    subject: '请确认新的邮箱地址',
    heading: '确认新的邮箱地址',
    paragraphs: [`${who} 希望将管理后台账号的邮箱地址更改为此地址。`, '请点击下方按钮确认，确认后更改才会生效。'],
    button: '确认邮箱地址',
    footnote: '该链接 72 小时内有效，仅可使用一次。如非您本人操作，请忽略本邮件。',
  }),
  reportsWait: ({ site, count }) => ({
    subject: `“${site}”的聊天收到举报`,
    heading: '聊天收到举报',
    paragraphs: [
      `“${site}”的聊天参与者提交了举报。待处理的举报：${count} 项。`,
      '请在管理页面查看。在有人查看之前，后续举报会每 6 小时汇总通知一次。',
    ],
    button: '查看举报',
  }),
  salesWaits: {
    transfers: (count) => `有 ${count} 笔订单等待确认转账。`,
    refundsByHand: (count) => `有 ${count} 笔订单等待手动退款。`,
    failedRefunds: (count) => `有 ${count} 笔退款未能由支付服务商完成。`,
    chargebacks: (count) => `有 ${count} 笔拒付等待答复。`,
    silentPayments: (count) => `有 ${count} 笔订单等待支付服务商回应。`,
  },
  salesEnd: '停止接收此网站的通知',
  sales: ({ site, isFirst, orders, tickets, sum, soldOut, waits }) => ({
    subject: isFirst
      ? `【广场】${site}有了第一笔订单`
      : orders === 0
        ? `【广场】${site}的门票已售罄`
        : `【广场】${site}的销售通知（${orders} 笔）`,
    heading: isFirst ? '有了第一笔订单' : '销售通知',
    paragraphs: [
      ...(orders > 0 ? [`“${site}”有 ${orders} 笔新订单（${tickets} 张，${sum}）。`] : []),
      ...soldOut.map((ticket) => `“${ticket}”已售罄。`),
      ...waits,
    ],
    button: '查看订单',
    footnote: '可在管理后台的“订单”中按网站选择通知频率。',
  }),
  publicationRefused: ({ site, when }) => ({
    subject: `“${site}”未能发布`,
    heading: '预定的发布未能完成',
    paragraphs: [
      `“${site}”原定于${when}发布，但草稿中有需要修改的地方，因此没有发布。已公开的页面没有变化。`,
      '请在发布页面确认需要修改的地方，然后重新发布或另选时间。',
    ],
    button: '打开发布页面',
  }),
  mailTaken: (who) => ({
    subject: '此邮箱地址已有账号',
    heading: '此邮箱地址已有账号',
    paragraphs: [
      `${who} 尝试将管理后台账号的邮箱地址更改为此地址。`,
      '此地址已属于另一个账号，因此没有任何更改。如是您本人操作，请用此地址登录。',
    ],
    button: '打开管理后台',
  }),
  mailChangeAsked: (newMail) => ({
    subject: '有人申请更改您的邮箱地址',
    heading: '更改邮箱地址',
    paragraphs: [
      `有人申请将您在管理后台的账号邮箱地址更改为 ${newMail}。`,
      '打开发送到新地址的链接后才会更改，在此之前仍使用当前地址。',
      '如非您本人操作，请立即登录取消，并更改密码。',
    ],
    button: '打开管理后台',
  }),
  mailChanged: (newMail) => ({
    subject: '您的邮箱地址已更改',
    heading: '邮箱地址已更改',
    paragraphs: [`您在管理后台的账号邮箱地址已更改为 ${newMail}，今后的通知将发送到该地址。`, notYou],
    button: '打开管理后台',
  }),
};
export default chi;
