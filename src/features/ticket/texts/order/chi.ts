import neighbours from '../neighbours/chi.ts';
import type { OrderWords } from './jpn.ts';

const slip = ['输入付款号码并打印申请券。', '请在30分钟内将申请券交到收银台付款。'];

export default {
  tickets: (count) => `门票${count}张`,
  each: (price, count) => `${price} × ${count}张`,
  wish: (place) => `第${place}志愿`,
  discount: '优惠',
  total: '合计',
  totalIfWon: '中签后应付金额',
  method: '付款方式',
  methods: {
    CreditCard: '信用卡',
    ConvenienceStore: neighbours.convenienceStore,
    Bank: '银行转账',
    Local: '当天在会场付款',
    Free: '免费',
  },
  stores: {
    lawson: 'LAWSON（罗森）',
    familymart: 'FamilyMart（全家）',
    ministop: 'MINISTOP',
    seicomart: 'Seicomart',
  },
  drawAt: '抽签时间',
  holder: (names) => `姓名：${names.join('、')}`,
  entrant: '申请编号',
  period: (when) => `使用期间：${when}`,
  from: (when) => `${when} 起`,
  until: (when) => `至 ${when}`,
  instructions: {
    storeTitle: (store) => `在${store}付款`,
    number: '付款号码',
    code: '付款代码',
    copyNumber: '复制号码',
    deadline: (when) => `付款期限：${when}`,
    anyStore: ['请在店内终端或收银台办理便利店付款。', '告知付款号码并付款。'],
    ofStore: {
      lawson: ['在店内的Loppi终端选择“各種番号をお持ちの方”。', ...slip],
      familymart: ['在店内的多功能复印机选择“代金支払い”。', ...slip],
      ministop: ['在店内的MINISTOP Loppi终端选择“各種番号をお持ちの方”。', ...slip],
      seicomart: [
        '在收银台告知“インターネット支払い”（网络付款）。',
        '在屏幕上输入付款号码。',
        '确认显示的金额后付款。',
      ],
    },
    afterwards: '确认付款后门票即生效，可能需要几分钟。',
    bankTitle: '转账账户',
    bank: '银行',
    branch: '支行',
    account: '账号',
    accountName: '户名',
    copyAccount: '复制账号',
    bankAfterwards: '转账手续费由您承担。确认到账后门票即生效。',
    bankLater: '主办方将通过邮件告知转账账户。',
    localTitle: '在会场付款',
    local: '请当天在会场签到处付款。',
  },
} satisfies OrderWords;
