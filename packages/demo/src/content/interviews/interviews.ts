import type { Interview } from '../content-types.ts'
import { DILU_RUMBA } from './dilu-rumba.ts'
import { JHUMA_TAMOT } from './jhuma-tamot.ts'
import { KALIKA_BRASS } from './kalika-brass.ts'
import { MADAL_PARLIAMENT } from './madal-parliament.ts'
import { MECHI_QUARTET } from './mechi-quartet.ts'
import { POWER_CUT } from './power-cut.ts'
import { SUNITA_BALAMI } from './sunita-balami.ts'
import { TARA_NEMBANG } from './tara-nembang.ts'

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
