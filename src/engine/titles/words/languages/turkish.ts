// Turkish. The post ends in -ü, -u, -ı, -i where a field stands before it.
import type { LanguageWords } from '../language.ts';

export const TURKISH: LanguageWords = {
  posts: [
    [
      [['chief', 'executive']],
      `icra kurulu başkanı | baş yönetici | üst yönetici | icra başkanı | murahhas aza | murahhas üye`,
    ],
    [[['managing-director', null]], 'genel müdür | genel müdürü | şirket müdürü | yönetici direktör'],
    [[['general-manager', null]], 'genel koordinatör'],
    [[['executive-director', null]], 'icra direktörü | yürütücü direktör'],
    [[['managing-partner', null]], 'yönetici ortak | yönetici ortağı | yönetici partner'],
    [
      [['chief', 'technology']],
      'teknoloji direktörü | baş teknoloji sorumlusu | teknolojiden sorumlu genel müdür yardımcısı',
    ],
    [
      [['chief', 'operations']],
      `operasyon direktörü | operasyonlar direktörü | operasyondan sorumlu genel müdür yardımcısı`,
    ],
    [
      [['chief', 'finance']],
      `mali işler direktörü | finans direktörü | finanstan sorumlu genel müdür yardımcısı |
      mali işlerden sorumlu genel müdür yardımcısı | mali işler başkanı`,
    ],
    [[['chief', 'information']], 'bilgi teknolojileri direktörü | bilgi işlem direktörü | bt direktörü'],
    [[['chief', 'staff']], 'özel kalem müdürü | kurmay başkanı'],
    [[['president', null]], 'başkan | başkanı'],
    [[['founder', null]], 'kurucu | kurucusu | kurucumuz'],
    [
      [['co-founder', null]],
      'kurucu ortak | kurucu ortağı | ortak kurucu | eş kurucu | eş kurucusu | ortak kurucusu',
    ],
    [[['owner', null]], 'sahibi | şirket sahibi | firma sahibi | işletme sahibi'],
    [[['vp', null]], 'başkan yardımcısı'],
    [[['svp', null]], 'kıdemli başkan yardımcısı'],
    [[['evp', null]], 'icra kurulu başkan yardımcısı'],
    [
      [['board', null]],
      `yönetim kurulu başkanı | yönetim kurulu başkan yardımcısı | yönetim kurulu üyesi | yönetim kurulu başkan vekili |
      icra kurulu üyesi | denetim kurulu üyesi | danışma kurulu üyesi | onursal başkan`,
    ],
    [[['chief', 'other']], 'hukuk başkanı'],
  ],
  levels: [
    ['director', 'direktör | direktörü | grup direktörü'],
    ['head', 'bölüm başkanı | grup başkanı | departman başkanı | birim başkanı'],
    ['manager', 'müdür | müdürü | yönetici | yöneticisi | lider | lideri | şef | şefi | takım lideri'],
  ],
  functions: [
    ['technology', 'teknik | teknoloji | teknolojiler'],
    ['operations', 'operasyon | operasyonlar | operasyonel'],
    ['finance', 'finans | mali işler | finansal'],
    ['marketing', 'pazarlama | pazarlama ve iletişim'],
    ['information', 'bilgi teknolojileri | bilgi işlem | bilişim'],
    ['product', 'ürün | ürün yönetimi | ürünler'],
    ['sales', 'satış | satışlar | satıştan'],
    ['commercial', 'ticari | ticaret'],
    ['engineering', 'mühendislik'],
    ['development', 'yazılım | yazılım geliştirme | ar ge | arge | ürün geliştirme'],
    ['people', 'insan kaynakları | ik'],
    ['communications', 'iletişim | kurumsal iletişim'],
    [
      'other',
      'iş geliştirme | hukuk | üretim | kalite | lojistik | müşteri hizmetleri | tedarik zinciri | ihracat',
    ],
  ],
  qualifiers: [
    ['former', 'eski | önceki | emekli'],
    ['deputy', 'yardımcısı | yardımcı | muavini | genel müdür yardımcısı'],
    ['interim', 'vekili | vekaleten | geçici'],
    ['honorary', 'onursal'],
    ['regional', 'bölge | bölgesel'],
  ],
  assistants:
    'asistanı | asistan | yönetici asistanı | sekreteri | sekreter | genel müdür asistanı | ofisi | danışmanı',
  professions:
    'mühendis | mühendisi | danışman | uzman | uzmanı | ortak | ortağı | geliştirici | avukat | muhasebeci',
  links: 'sorumlu | bölümü',
  wholes: 'şirket | grup | şirketi | holding',
  places: 'türkiye | avrupa | istanbul | ankara | orta doğu',
};
