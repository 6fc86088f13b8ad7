import { MANIFEST } from '../found/manifest.ts'

export default function manifest() {
  return MANIFEST
}
