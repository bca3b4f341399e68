import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import type { ProfileEntry, profileDocuments } from '../../documents.ts';

export const entry = {
  entryFormKey: {
    label: '统计用代号',
    hint: '在回答列表中使用的英文数字代号，访客看不到，之后请勿更改。',
  },
  answerMethod: {
    label: '回答方式',
    choices: {
      NAME: '姓名',
      ADDRESS: '地址',
      GENDER: '性别',
      SELECT: '单选',
      CHECKBOX: '多选',
      SEARCHTEXT: '从候选中选择',
      AVATAR: '头像与昵称',
      MAILADDRESS: '邮箱地址',
      TEXT: '填写文字',
    },
  },
  label: {
    label: '问题',
    hint: '姓名、地址等个人项目留空时会使用既定名称。',
  },
  hint: {
    label: '补充说明',
    hint: '以小字显示在问题下方。',
  },
  isEnabled: {
    label: '启用',
    hint: '关闭后不再询问，已有回答会保留。',
  },
  isRequired: '必填',
  isUneditable: {
    label: '不可修改',
    hint: '会员可以看到，但不能修改。',
  },
  isHidden: '对会员隐藏',
  setting: {
    label: '回答设置',
    fields: {
      useKana: '同时询问读音',
      isRequired: {
        label: '必填部分',
        fields: {
          last_name: '姓',
          first_name: '名',
          last_name_kana: '姓的读音',
          first_name_kana: '名的读音',
          postal_code: '邮政编码',
          prefecture: '都道府县',
          address1: '市区町村',
          address2: '街道与门牌号',
          address3: '楼名与房间号',
        },
      },
      inputType: {
        label: '填写内容',
        choices: { text: '短文', number: '数字', tel: '电话号码', email: '邮箱地址', textarea: '长文' },
      },
      minLength: '最少字数',
      maxLength: '最多字数',
      maxSelections: '最多可选数',
      isFreeText: '允许候选以外的回答',
      autocomplete: {
        label: '自动填写',
        hint: '访客的设备会提供已记住的内容。',
        choices: {
          organization: '公司名称',
          'organization-title': '职位',
          tel: '电话号码',
          email: '邮箱地址',
          url: '网站',
          bday: '出生日期',
          'country-name': '国家',
          nickname: '昵称',
        },
      },
      isPublic: {
        label: '显示在会员卡片上',
        hint: '其他参与者也能看到。',
      },
    },
  },
  selectorItems: {
    label: '选项',
    entry: '选项',
    fields: {
      key: '统计用代号',
      label: '显示文字',
      isEnabled: {
        label: '可选择',
        hint: '关闭后，已选择的会员会被重新询问。',
      },
    },
  },
  searchItems: {
    label: '候选',
    entry: '候选',
    fields: {
      label: '显示文字',
      reading: {
        label: '读音',
        hint: '也可以按读音查找。',
      },
    },
  },
} satisfies LabelsOf<ProfileEntry>;

const fields = {
  profile: {
    search: '会员信息 注册表 姓名 地址 生日',
    name: '会员注册项目',
    summary: '注册时和个人页面中向会员询问的项目。',
    itemName: '问题',
    item: {
      ...entry,
      isAskedAtRegistration: {
        label: '注册时询问',
        hint: '关闭时，会员打开个人页面或会员内容时才询问。',
      },
    },
  },
} satisfies LabelsOfModules<typeof profileDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a letter, then letters, digits and _': '请以字母开头，只使用字母、数字和 _。',
  'MAILADDRESS for the method of that name, and another key for every other': '只有邮箱地址使用MAILADDRESS这个键。',
  'a label for every choice; a GENDER may do without for female, male, other, no_answer':
    '请为每个选项填写显示的文字。',
  'a minLength that is not above maxLength': '最少字数不能大于最多字数。',
  'choices for SELECT and CHECKBOX, perhaps for GENDER, and none for another method':
    '只有选择题需要选项，且必须有选项。',
  'every key once': '同一个键被使用了两次。',
  'none, because only SEARCHTEXT searches': '只有搜索题可以指定搜索对象。',
  'settings of its method: useKana for NAME; isRequired for NAME and ADDRESS; maxSelections for CHECKBOX; isFreeText, maxLength and autocomplete for SEARCHTEXT; maxLength for AVATAR; inputType, minLength, maxLength and autocomplete for TEXT; isPublic for all':
    '这种题不能使用此设置。',
  'the parts of its method: last_name, first_name, last_name_kana and first_name_kana of NAME; postal_code, prefecture, address1, address2 and address3 of ADDRESS':
    '这种问题没有这个部分。',
  'last_name or first_name in a required name': '姓和名至少有一项必填。如果都不需要，请把问题本身设为选填。',
  'texts per language, as { jpn: … }': '请填写问题或项目的名称。',
};
