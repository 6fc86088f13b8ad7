import { MANIFEST } from '../seo/manifest.ts'

export default function manifest() {
  return MANIFEST
}
