import type { Interview } from '../content-types.ts'
import { DILU_RUMBA, JHUMA_TAMOT } from './dilu-rumba-and-jhuma-tamot.ts'
import { KALIKA_BRASS, MADAL_PARLIAMENT } from './kalika-brass-and-madal-parliament.ts'
import { MECHI_QUARTET, POWER_CUT } from './mechi-quartet-and-power-cut.ts'
import { SUNITA_BALAMI, TARA_NEMBANG } from './sunita-balami-and-tara-nembang.ts'

export const INTERVIEWS: readonly Interview[] = [
  TARA_NEMBANG,
  MADAL_PARLIAMENT,
  DILU_RUMBA,
  POWER_CUT,
  SUNITA_BALAMI,
  JHUMA_TAMOT,
  KALIKA_BRASS,
  MECHI_QUARTET,
]
