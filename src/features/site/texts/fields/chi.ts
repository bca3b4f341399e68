import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { SiteDocument, SiteModule, siteDocuments } from '../../documents.ts';

type ModuleSettings = Pick<SiteModule, 'title' | 'visible' | 'onHome' | 'isConsoleUserOnly'>;

const ofModule = {
  title: {
    label: '标题',
    hint: '显示在首页相应部分和列表上方。',
  },
  visible: {
    label: '显示',
    hint: '关闭时不会出现在任何地方。',
  },
  onHome: '显示在首页',
  isConsoleUserOnly: {
    label: '仅限管理后台用户',
    hint: '仅从管理后台打开的人可见，访客看不到。',
  },
} satisfies LabelsOf<ModuleSettings>;

const settings = {
  kind: {
    label: '种类',
    choices: { portal: '门户', event: '活动' },
  },
  portalId: {
    label: '门户编号',
    hint: '网址的一部分；独立活动为0。',
  },
  eventId: {
    label: '活动编号',
    hint: '网址的一部分。',
  },
  languages: {
    label: '显示语言',
    hint: '第一种为默认语言，没有翻译的内容以该语言显示。',
    choices: { jpn: '日语', eng: '英语', chi: '中文（简体）', zhtw: '中文（繁体）', kor: '韩语' },
  },
  webSetting: {
    label: '网站基本设置',
    fields: {
      title: '网站名称',
      siteDescription: {
        label: '网站说明',
        hint: '显示在搜索结果和社交分享中。',
      },
      siteKeyword: {
        label: '关键词',
        hint: '描述网站的词语，用逗号分隔。',
      },
      siteOgpImage: { label: '分享时的图片', hint: '不指定时使用封面。' },
      siteIcon: {
        label: '图标',
        hint: '显示在浏览器标签页和手机主屏幕上。',
      },
      styleSheet: {
        label: '样式表',
        hint: '用于细调外观的CSS。',
      },
      ownDomain: {
        label: '自有域名',
        hint: '用自己的域名打开网站，例如events.example.jp。',
      },
      isNotSearchEngine: {
        label: '不被搜索引擎收录',
        hint: '不会出现在Google等搜索结果中，但仍显示在门户列表中。',
      },
      isRelease: {
        label: '显示在列表中',
        hint: '关闭时，只有知道网址的人能看到，不会出现在列表和搜索中。',
      },
      baseColor: {
        label: '主色',
        hint: '按钮和链接的颜色。',
      },
    },
  },
  overview: {
    label: '活动概要',
    fields: {
      name: '名称',
      catchphrase: '宣传语',
      description: {
        label: '介绍',
        hint: '用两三句话介绍活动。',
      },
      cover: '封面',
      startDate: '开始',
      endDate: '结束',
      doorsOpen: '入场开始',
      placeName: '会场',
      placeAddress: '会场地址',
      placeMapUrl: {
        label: '地图网址',
        hint: '访客可从会场名称打开此地图。',
      },
      isOnline: '线上举办',
      fee: {
        label: '参加费用',
        hint: '用文字填写，例如“免费（需预约）”。',
      },
      organizerName: '主办方',
      organizerUrl: '主办方网站',
      contactMail: {
        label: '咨询用邮箱',
        hint: '会显示在发给购买者等的邮件末尾；留空时显示主办方网站。',
      },
      tags: {
        label: '标签',
        hint: '可在活动列表中用于筛选。',
      },
      applicationType: {
        label: '报名状态',
        hint: '门户列表中只显示开放中的活动。',
        choices: { opened: '开放中', closed: '已结束', preparing: '准备中' },
      },
      primaryAction: {
        label: '主按钮',
        hint: '显示在首页顶部；留空则按售票情况显示。',
        fields: shared.labelledLink,
      },
    },
  },
  cookie: {
    label: 'Cookie确认',
    fields: {
      enableCookieCheckDialog: {
        label: '向访客确认',
        hint: '首次访问时询问是否可以使用Cookie。',
      },
      positiveButtonTitle: '同意按钮',
      negativeButtonTitle: '拒绝按钮',
      body: '说明文字',
    },
  },
  terms: {
    label: '条款',
    fields: {
      switchTerms: '要求同意使用条款',
      switchPrivacy: '要求同意隐私政策',
      typeTerms: {
        label: '使用条款的位置',
        choices: { Text: '写在这里', Url: '其他页面' },
      },
      typePrivacy: {
        label: '隐私政策的位置',
        choices: { Text: '写在这里', Url: '其他页面' },
      },
      urlTerms: '使用条款页面',
      urlPrivacy: '隐私政策页面',
      titleTerms: '使用条款标题',
      titlePrivacy: '隐私政策标题',
      bodyTerms: '使用条款正文',
      bodyPrivacy: '隐私政策正文',
      reAgreementTitle: '重新同意的标题',
      reAgreementBody: '重新同意的说明',
      resetAt: {
        label: '重新征求同意的时间',
        hint: '在此之前的同意失效，会员下次访问时会再次询问。',
      },
    },
  },
  errorPage: {
    label: '找不到页面时的画面',
    fields: {
      errorPageTitle: '标题',
      errorPageHtml: '文字',
      errorPageImage: shared.words.image,
      errorPageIcon: '图标',
    },
  },
  login: {
    label: '登录',
    fields: {
      isEnabled: '启用会员登录',
      isRequiredAtStartup: {
        label: '进入时要求登录',
        hint: '打开网站时首先显示登录页面。',
      },
      isEnabledSkipAtStartup: {
        label: '可跳过登录',
        hint: '首先显示的登录页面上会有跳过按钮。',
      },
      authMethod: {
        label: '外部账号',
        hint: '选择后，也可用其他账号登录。BNID和JID用于已签约的会员服务，OpenID用于其他支持OpenID Connect的服务。',
        choices: { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' },
      },
      authName: '按钮名称',
      lock: {
        label: '会员专享内容',
        entry: '内容',
        fields: {
          contentId: '内容',
          isEnabled: '仅限会员',
          detailIds: {
            label: '仅限其中部分',
            hint: '留空则全部仅限会员。',
          },
        },
      },
    },
  },
  mypage: {
    label: '我的主页',
    fields: {
      myFolder: {
        label: '我的文件夹',
        hint: '会员可保存收到的资料和页面。',
        fields: {
          isEnable: '启用',
        },
      },
      isShowCreditCard: {
        label: '信用卡',
        hint: '会员可保存付款用的卡。',
      },
      isShowMyTicket: {
        label: '我的门票',
        hint: '会员可从个人主页打开自己的门票。',
      },
      favorite: {
        label: '收藏',
        hint: '展位和场次会显示爱心，会员可查看收藏列表。',
        fields: {
          isEnable: '启用',
        },
      },
      ticketCharge: {
        label: '购买记录',
        hint: '会员可查看购买记录和收据。',
        fields: {
          isEnable: '启用',
        },
      },
      badges: {
        label: '胸卡',
        fields: {
          enableUserPrint: {
            label: '会员可自行打印',
            hint: '会员可打印带有姓名和二维码的胸卡。',
          },
        },
      },
      businessAppointment: {
        label: '商务洽谈',
        fields: {
          commonContent: {
            label: '商务洽谈',
            fields: {
              enable: '启用',
            },
          },
        },
      },
    },
  },
  client: {
    label: '功能与付款',
    fields: {
      isEvesta: '由内容块组成的单页网站',
      enableMyBag: {
        label: '我的资料袋',
        hint: '会员可为展位评分、写备注并汇总成报告。',
      },
      paymentAgent: {
        label: '支付服务商',
        hint: '留空则使用此服务器已连接的服务商，具体是哪一家请询问服务器管理员。',
        choices: { Stripe: 'Stripe', Paygent: 'Paygent' },
      },
      stripeUserId: {
        label: 'Stripe账号',
        hint: '您用于收款的Stripe账号编号（以acct_开头）。不使用Stripe时请留空。',
      },
      stripeUseCreditCard: '通过Stripe收卡',
      paygentUseCreditCard: '通过Paygent收卡',
    },
  },
  usePortal: {
    label: '使用门户的会员',
    hint: '关闭时，本活动使用独立的会员。',
  },
  isInvitingEvent: {
    label: '仅限受邀者',
    hint: '只有受邀会员可以进入。',
  },
  usePasscodeLock: {
    label: '用访问密码锁定',
    hint: '只有知道6位数字的人可以进入。',
  },
  overviewAtDoors: {
    label: '在入口显示概要',
    hint: '登录或访问密码页面会显示封面、名称、时间和会场。',
  },
} satisfies LabelsOf<SiteDocument>;

const fields = {
  settings,
  module: ofModule,
  language_setting: {
    search: '语言 翻译 英语 日语 多语言',
    name: '语言切换',
    summary: '在首页放置语言选择。',
  },
} satisfies LabelsOfModules<typeof siteDocuments> & {
  settings: LabelsOf<SiteDocument>;
  module: LabelsOf<ModuleSettings>;
};
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an area inside the picture': '请选择图片范围内的区域。',
  'a date as 2026-11-20 10:00': '请输入日期和时间。',
  'a mail address': '请输入正确的邮箱地址。',
  'at least one language': '请至少用一种语言填写。',
  'at most 200 letters in each language': '每种语言请不要超过200个字。',
  'each language once': '同一种语言被选择了两次。',
  'a colour as #0066FF': '请输入 #0066FF 形式的颜色。',
  'a web address': '请输入以 https:// 开头的网址，或本站的页面。',
  'a host name in lower case without a port, as events.example.jp': '请只输入小写的域名，例如 events.example.jp。',
  "the id of the organiser's account at Stripe": 'Stripe账户编号以 acct_ 开头。',
  'the 11 characters of a YouTube video': '请输入YouTube视频的网址，或其中的11个字符。',
  'a file to download': '请选择可以下载的文件。',
  'a date that is not before visibleStartDate': '结束时间不能早于开始时间。',
};
