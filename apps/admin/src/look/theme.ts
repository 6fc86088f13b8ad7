import tokens from '@dabali/ui/tokens.css?raw'
import { createTheme, type Theme } from '@mui/material/styles'
import { readTokens, type ThemeMode } from './tokens.ts'

const FONT = 'var(--font-ui)'

/** The theme of MUI from the design tokens: no shadows except on what floats, hardly rounded, no ripple. */
export function createAdminTheme(mode: ThemeMode): Theme {
  const token = readTokens(tokens, mode)
  return createTheme({
    palette: {
      mode,
      primary: { main: token('--action'), contrastText: token('--on-action') },
      secondary: { main: token('--link') },
      error: { main: token('--status-e') },
      warning: { main: token('--status-w') },
      success: { main: token('--status-s') },
      info: { main: token('--link') },
      background: { default: token('--ground'), paper: token('--raised') },
      text: { primary: token('--ink'), secondary: token('--ink-2') },
      divider: token('--line'),
    },
    shape: { borderRadius: 2 },
    transitions: { create: () => 'none' },
    typography: { fontFamily: FONT, fontSize: 14, button: { textTransform: 'none', fontWeight: 600 } },
    components: {
      // After our own sheets, which say the same.
      MuiCssBaseline: { styleOverrides: { body: { fontSize: 'var(--f)', lineHeight: 1.45 } } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: {
          paper: { borderTop: 'var(--ledge) solid var(--ledge-ink)', boxShadow: 'var(--shadow-float)' },
        },
      },
      MuiSnackbarContent: {
        styleOverrides: { root: { background: token('--ink'), color: token('--ground'), fontSize: '0.875rem' } },
      },
    },
  })
}
