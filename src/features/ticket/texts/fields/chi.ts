import { entry } from '#features/profile/texts/fields/chi.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import { sellerTitle } from '../../rules/sale/seller-title.ts';
import methods from '../methods/chi.ts';
import type { TicketItem, TicketServerContent, ticketDocuments } from '../../documents.ts';

const sale = {
  listDescription: '列表前的说明',
  entry: {
    label: '向购买者提问',
    fields: {
      discountCodeLabel: '优惠码栏名称',
      profiles: {
        label: '问题',
        hint: '除邮箱地址外还要询问的内容。',
        entry: '问题',
        fields: entry,
      },
    },
  },
  terms: {
    label: '购买条款',
    hint: '填写后，每次购买前都会要求同意。',
    fields: {
      title: '标题',
      body: '正文',
    },
  },
  maxPerOrder: {
    label: '每单上限',
    hint: '所有门票合计的张数。',
  },
  completePage: {
    label: '购买后的页面',
    fields: {
      title: '标题',
      body: '正文',
    },
  },
  categories: {
    label: '类别',
    entry: '类别',
    fields: {
      size: {
        label: '层级',
        choices: { large: '大类', middle: '中类', small: '小类' },
      },
      name: '名称',
      image: shared.words.image,
      parentId: {
        label: '上级类别',
        hint: '中类归入大类，小类归入中类。',
      },
    },
  },
  discountCodes: {
    label: '优惠码',
    hint: '在此添加好记的优惠码。要一次生成许多无法猜测的优惠码，请打开菜单中的“优惠码”。购买者在同一处输入。',
    entry: '优惠码',
    fields: {
      code: {
        label: '代码',
        hint: '购买者输入的字符。',
      },
      discountPrice: '每张优惠金额',
      isForFree: '免费',
      availableCountPerPayments: {
        label: '每次购买可用张数',
        hint: '填0则不限张数。',
      },
      minimumAmount: {
        label: '适用的最低票价',
        hint: '单价低于此金额的门票不可使用。',
      },
      targetTicketId: {
        label: '适用门票',
        hint: '留空则适用于所有门票。',
      },
      usesMax: {
        label: '可用次数',
        hint: '所有购买者合计的次数，留空则不限。',
      },
      usableFrom: '开始使用',
      usableUntil: '结束使用',
    },
  },
  payment: {
    label: '付款',
    fields: {
      methods: {
        label: '付款方式',
        hint: '第一种为默认选项。信用卡和便利店需要连接支付服务。',
        choices: methods,
      },
      convenienceStores: {
        label: '可用便利店',
        choices: { lawson: '罗森', familymart: '全家', ministop: '迷你岛', seicomart: '赛可玛特' },
      },
      deadlineHours: {
        label: '付款期限（小时）',
        hint: '便利店，以及到账后才发门票的转账，逾期订单会取消。转到您自己的账户时，由于确认到账需要时间，会再保留4天。先发门票的转账，逾期订单仍保留。',
      },
      isBankDeferred: {
        label: '转账前先发门票',
        hint: '打开时，下单即发放门票。关闭时，确认到账后才发放。',
      },
      bankReceiver: {
        label: '收款账户',
        hint: '选择“自己的账户”时，会告知购买者账户、期限和订单编号。您在“入账核对”或订单页面记录到账后，门票即发放。',
        choices: { Gateway: '支付服务的账户（自动确认到账）', Organiser: '自己的账户（由自己确认到账）' },
      },
      bankAccount: {
        label: '汇款账户',
        hint: '您自己的账户，会显示在下单完成页面和邮件中。',
      },
      localNote: '现场付款说明',
      organiserMail: {
        label: '退款通知地址',
        hint: '需人工退款时，购买者的姓名和地址会发送到这里，不会公开。',
      },
    },
  },
  seller: {
    label: sellerTitle.chi,
    hint: '请写明销售方、负责人、地址、联系方式、价格及其他费用、付款方式与时间、交票时间、取消与退款条件。显示在门票列表下方和订单确认页。',
  },
  receipt: {
    label: '收据',
    fields: {
      issuerName: '开具方名称',
      issuerAddress: '开具方地址',
      registrationNumber: {
        label: '登记号',
        hint: 'T加13位数字；填写后才是日本的适格简易发票。',
      },
    },
  },
} satisfies LabelsOf<TicketServerContent>;

/** Of a ticket, and of each of its prices. */
const isPay = {
  label: '收取费用',
  hint: '关闭期间，即使填写了价格也免费发放。',
};

const item = {
  title: '名称',
  description: shared.words.description,
  image: shared.words.image,
  ticketType: {
    label: '销售方式',
    choices: { NORMAL: '先到先得', LOTTERY: '抽签' },
  },
  price: {
    label: '价格',
    hint: '0日元即为免费。',
  },
  isPay,
  ...shared.period,
  enableSalesPeriod: {
    label: '设置销售时间',
    hint: '关闭时可随时购买。',
    when: { ticketType: { LOTTERY: { label: '设置报名时间', hint: '抽签必须设置截止时间。' } } },
  },
  salesPeriodStart: {
    label: '开始销售',
    when: { ticketType: { LOTTERY: { label: '开始报名', hint: '从此时起可以报名。' } } },
  },
  salesPeriodEnd: {
    label: '结束销售',
    when: { ticketType: { LOTTERY: { label: '报名截止', hint: '抽签在截止至少1小时后进行。' } } },
  },
  enableNumberSold: '设置销售数量',
  capacity: {
    label: '销售数量',
    hint: '售完即止。',
  },
  enableFewLeft: '提示余量不多',
  enablePurchasablenumber: '设置每人上限',
  purchasableNumber: {
    label: '每人上限',
    hint: '会员按累计购买张数，非会员按每次订单计算。',
  },
  enableMultiplePrice: {
    label: '设置多种价格',
    hint: '可设置多种价格，例如成人、学生。',
  },
  multiplePrices: {
    label: '价格种类',
    entry: '价格',
    fields: {
      name: '名称',
      price: '价格',
      isPay,
    },
  },
  enableCheckinUserForm: '询问同行人',
  enableEntryUserForm: '也询问与购买者相同的问题',
  checkinProfiles: {
    label: '向同行人的问题',
    entry: '问题',
    fields: entry,
  },
  enableParentTicket: '设置前提门票',
  parentTicketIds: {
    label: '前提门票',
    hint: '仅持有其中之一或同时购买的人可购买。',
  },
  largeCategoryIds: '大类别',
  middleCategoryIds: '中类别',
  smallCategoryIds: '小类别',
  slots: {
    label: '抽签场次',
    hint: '可中签的日期或场次；没有时直接抽取门票。',
    entry: '场次',
    fields: {
      name: '名称',
      capacity: '中签名额',
      checkinPeriodStart: '有效开始',
      checkinPeriodEnd: '有效结束',
    },
  },
  requiredSelectSlotNumber: {
    label: '需选志愿数',
    hint: '申请者按志愿顺序选择的场次数。',
  },
  lottery: {
    label: '抽签的时间与条件',
    fields: {
      drawAt: {
        label: '抽签时间',
        hint: '至少在申请截止1小时之后。',
      },
      deadlineHours: {
        label: '重新付款期限（小时）',
        hint: '刷卡失败的中签者可改用其他方式付款的时间。',
      },
      publicValueSource: {
        label: '抽签使用的公开数值',
        hint: '用文字写明事先无人知晓、事后人人可查的数值。',
      },
      drawsAgain: {
        label: '空出时再次抽签',
        hint: '开启后，抽签后空出的门票可在未抽中的申请者中再次抽签，并会告知申请者。',
      },
    },
  },
  dynamicCheckinPeriod: {
    label: '从取得之日起计算',
    hint: '开启后，以天数代替日期决定有效期。',
  },
  checkinPeriodDays: {
    label: '有效天数',
    hint: '填0则仅取得当天有效。',
  },
  checkinPeriodStart: {
    label: '有效开始',
    hint: '从此时起可入场。',
  },
  checkinPeriodEnd: '有效结束',
  enableUnlimitCheckin: '可多次入场',
  enableExternalQr: {
    label: '使用自己的二维码',
    hint: '入口读取其他系统的二维码时开启。',
  },
  externalQr: {
    label: '二维码所在处',
    hint: '引导访客前往显示二维码的应用或页面；留空则显示“主办方的应用”。',
    fields: {
      name: '名称',
      url: '网址',
    },
  },
  checkinMethod: {
    label: '入场验票方式',
    choices: { QR: '扫描二维码', MANUAL: '工作人员查看画面', QR_MANUAL: '两者均可' },
  },
  cancelPeriodStart: {
    label: '取消开始',
    hint: '开始和结束都留空则不可取消。',
  },
  cancelPeriodEnd: '取消结束',
  cancelFee: {
    label: '取消手续费',
    hint: '每张门票从退款中扣除。',
  },
  enableTransfer: {
    label: '可转让',
    hint: '关闭时，购买者不能转让给他人。',
  },
  updatedAt: '更新时间',
} satisfies LabelsOf<TicketItem>;

const fields = {
  ticket: {
    search: '报名 预约 入场券 费用 名额',
    name: '门票销售',
    summary: '销售门票或通过抽签发放。',
    itemName: '门票',
    sections: {
      sale: '销售方式与展示',
      price: '价格',
      lottery: '抽签',
      companions: '同行人',
      categories: '分类',
      admission: '入场',
      after: '取消与转让',
    },
    widget: {
      ...shared.count,
      titleVisible: '显示名称',
      imageVisible: '显示图片',
    },
    list: {
      ...shared.page,
      displayType: {
        label: '列表样式',
        choices: { Card: '卡片', List: '列表' },
      },
    },
    serverContent: sale,
    item,
  },
  ticket_exclusive_setting: {
    search: '限购 重复购买 每人一张',
    name: '同时购买限制',
    summary: '限制一人可持有其中几种门票。',
    content: {
      contents: {
        label: '限制',
        entry: '限制',
        fields: {
          contentId: '所属售票',
          tickets: {
            label: '合并计算的门票',
            entry: '门票',
            fields: {
              id: '门票',
            },
          },
          purchasableCount: '每人可持有种类数',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof ticketDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an end, because a lottery closes (with enableSalesPeriod)': '抽签需要设置报名截止时间。',
  'at least 1, because there are slots to choose': '因为有可选的场次，请填写1以上。',
  'at least an hour after salesPeriodEnd (a day without a time ends at midnight), so that the list of applications is announced before it is drawn':
    '抽签时间请设在报名截止1小时以后。',
  'at least one price': '请至少添加一个价格。',
  'at most as many as there are slots': '不能超过场次的数量。',
  'every ticketMultiplePriceId once': '有两个价格的编号相同。',
  'every ticketSlotId once': '有两个场次的编号相同。',
  'for a LOTTERY, and for no other ticket': '只有抽签票需要这些设置。',
  'none without enableExternalQr': '未启用外部二维码。',
  'none, because only a lottery has slots': '只有抽签票可以设置场次。',
  'T and 13 digits': '登记编号是T加13位数字。',
  'an address that begins with https://': '请输入以 https:// 开头的网址。',
};
