import './embed.css';
