// Vietnamese, Indonesian, Malay.
import type { LanguageWords } from '../language.ts';

export const SOUTHEAST_ASIAN: LanguageWords = {
  posts: [
    [
      [
        ['chief', 'executive'],
        ['managing-director', null],
      ],
      'tổng giám đốc | direktur utama | ketua pegawai eksekutif | pengarah urusan',
    ],
    [
      [
        ['chief', 'executive'],
        ['president', null],
      ],
      'presiden direktur | presiden komisaris dan direktur utama',
    ],
    [[['chief', 'executive']], 'giám đốc điều hành | tổng giám đốc điều hành'],
    [[['general-manager', null]], 'giám đốc công ty | người đại diện theo pháp luật'],
    [[['chief', 'technology']], 'giám đốc công nghệ | giám đốc kỹ thuật | direktur teknologi'],
    [[['chief', 'operations']], 'giám đốc vận hành | direktur operasional | direktur operasi'],
    [[['chief', 'finance']], 'giám đốc tài chính | direktur keuangan | pengarah kewangan'],
    [[['chief', 'information']], 'giám đốc công nghệ thông tin'],
    [[['chief', 'product']], 'giám đốc sản phẩm'],
    [[['president', null]], 'chủ tịch | chủ tịch công ty | presiden'],
    [[['founder', null]], 'nhà sáng lập | người sáng lập | sáng lập viên | pendiri | pengasas'],
    [
      [['co-founder', null]],
      'đồng sáng lập | nhà đồng sáng lập | đồng sáng lập viên | salah satu pendiri | pengasas bersama',
    ],
    [[['owner', null]], 'chủ sở hữu | pemilik'],
    [[['vp', null]], 'phó chủ tịch | wakil presiden'],
    [
      [['board', null]],
      `chủ tịch hội đồng quản trị | chủ tịch hđqt | thành viên hội đồng quản trị | thành viên hđqt | chủ tịch hội đồng thành viên |
      phó chủ tịch hđqt | komisaris | komisaris utama | presiden komisaris`,
    ],
  ],
  levels: [
    ['director', 'giám đốc | direktur | pengarah'],
    ['head', 'trưởng phòng | trưởng bộ phận | trưởng ban | kepala'],
    ['manager', 'quản lý | trưởng nhóm | manajer | pengurus'],
  ],
  functions: [
    ['technology', 'công nghệ | kỹ thuật | teknologi'],
    ['operations', 'vận hành | operasional'],
    ['finance', 'tài chính | keuangan | kewangan'],
    ['marketing', 'tiếp thị | pemasaran'],
    ['information', 'công nghệ thông tin | teknologi informasi'],
    ['product', 'sản phẩm | produk'],
    ['sales', 'kinh doanh | bán hàng | penjualan | jualan'],
    ['commercial', 'thương mại | komersial'],
    ['people', 'nhân sự | sumber daya manusia | sdm'],
    ['other', 'pháp chế | sản xuất | phát triển kinh doanh | pengembangan bisnis | produksi'],
  ],
  qualifiers: [
    ['former', 'cựu | mantan | bekas'],
    [
      'deputy',
      'phó giám đốc | phó tổng giám đốc | phó phòng | wakil direktur | wakil direktur utama | timbalan',
    ],
    ['interim', 'quyền giám đốc | pelaksana tugas | plt'],
  ],
  assistants: 'trợ lý | thư ký | cố vấn | asisten | sekretaris | penasihat',
  professions: 'kỹ sư | chuyên viên | kế toán trưởng | nhân viên | insinyur | konsultan',
  links: 'phụ trách | bidang | khối | mảng',
  wholes: 'tập đoàn | công ty | perusahaan | grup',
  places: 'việt nam | indonesia | miền bắc | miền nam | khu vực',
};
