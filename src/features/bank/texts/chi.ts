import type { PayoutTexts } from './jpn.ts';

const texts: PayoutTexts = {
  ask: {
    subject: (siteName) => `【${siteName}】请填写退款收款账户`,
    heading: '请填写退款收款账户',
    paragraphs: (siteName, amount) => [
      `“${siteName}”的主办方将通过银行转账退还${amount}。`,
      '请点击下方按钮填写收款账户。链接30天内有效，只能使用一次。',
    ],
    button: '填写账户',
  },
  paid: {
    subject: (siteName) => `【${siteName}】退款已转账`,
    heading: '退款已转账',
    paragraphs: (siteName, amount) => [`“${siteName}”订单的退款${amount}已转入您指定的账户。`, '到账可能需要几天。'],
  },
  amount: '退款金额',
  orderNumber: '订单编号',
  problems: {
    noAddress: '服务器没有设置公开地址，无法发送链接。',
    nobodyToAsk: '没有可询问的对象：没有邮箱，或账户已提供。',
    changed: '退款内容已变更，请重新读取页面。',
    noAccount: '有些退款的账户尚未提供。',
    inAnother: '其中有已在其他文件中的退款，请重新读取页面。',
    over: '该文件已经退款或撤回。',
  },
  page: {
    title: '退款收款账户',
    text: (siteName, amount) => `请填写“${siteName}”订单退款（${amount}）的收款账户。`,
    fields: { bank: '银行代码', branch: '分行代码', kind: '账户种类', number: '账号', holder: '户名（片假名）' },
    hints: {
      bank: '4位数字，日本的银行账户',
      branch: '3位数字',
      kind: '请查看存折或应用',
      number: '最多7位数字',
      holder: '请按存折用片假名或英文字母填写',
    },
    wrong: {
      bank: '请填写4位数字的银行代码。',
      branch: '请填写3位数字的分行代码。',
      kind: '请选择账户种类。',
      number: '请填写最多7位数字的账号。',
      holder: '请用片假名或英文字母填写户名，最多30个字符。',
    },
    kinds: { '1': '普通', '2': '活期（当座）', '4': '储蓄（貯蓄）' },
    kept: '账户仅用于本次退款，退款两周后删除。',
    press: '发送',
    done: '已收到您的账户',
    doneText: '主办方转账后会用邮件通知您。',
    over: '此链接已失效',
    overText: '链接已过期、已使用过，或退款已完成。如有疑问请联系主办方。',
  },
};
export default texts;
